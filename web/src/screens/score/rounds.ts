/** The numbers of the rounds as the sheet shows them. */
export const ROMAN = ['I', 'II', 'III', 'IV'];
