/** The devices of the stand, by the size of their screens. */
export const SIZES = { phone: [390, 844], laptop: [1366, 768], tv: [1920, 1080] } as const;
export type Device = keyof typeof SIZES;
