/** The error message of commands that require Chromium, with install instructions. */
export declare const howToGetChromium: string
/** The path of Chromium, or null. If CHROMIUM_BIN is set, no other path is tried. */
export declare function findChromium(env?: Record<string, string | undefined>): string | null
/** The path of Chromium. Throws with install instructions if it is not found. */
export declare function needChromium(env?: Record<string, string | undefined>): string
/** Flags for Chromium: no background requests, and no process sandbox as root. */
export declare const chromiumFlags: () => string[]
