/** The error message of all commands that require Chromium. */
export declare const howToGetChromium: string
/** The path of Chromium, or null. If CHROMIUM_BIN is set, no other path is tried. */
export declare function findChromium(env?: Record<string, string | undefined>): string | null
/** The path of Chromium. Throws with install instructions if it is not found. */
export declare function needChromium(env?: Record<string, string | undefined>): string
/** Flags for a browser without background requests. */
export declare const chromiumFlags: () => string[]
