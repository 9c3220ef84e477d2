/** The numbers of the rounds as they stand on the sheet. */
export const ROMAN = ['I', 'II', 'III', 'IV'];
