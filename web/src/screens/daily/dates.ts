/** Dates in the player's language. A day is a day in UTC everywhere. */

export const dateOf = (day: string, language: string): string =>
  day
    ? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(`${day}T00:00:00Z`),
      )
    : '';

export const monthOf = (month: string, language: string): string =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** Monday to Sunday, in the language's shortest form. */
export const weekdays = (language: string): { short: string; long: string }[] =>
  [1, 2, 3, 4, 5, 6, 7].map((day) => {
    const date = new Date(Date.UTC(2024, 0, day)); // a Monday
    const named = (weekday: 'short' | 'long'): string =>
      new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(date);
    return { short: named('short'), long: named('long') };
  });

/** When the next table starts, in this device's time zone. */
export const timeOf = (moment: number, language: string): string =>
  new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' }).format(new Date(moment));

export const percentOf = (part: number, whole: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent' }).format(whole ? part / whole : 0);
