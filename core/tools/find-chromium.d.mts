/** What to do when there is no browser; said by every command that needs one. */
export declare const howToGetChromium: string
/** Where Chromium is, or null. CHROMIUM_BIN wins; when it names nothing that runs, nothing else is tried. */
export declare function findChromium(env?: Record<string, string | undefined>): string | null
/** Where Chromium is; throws what to do about it when it is nowhere. */
export declare function needChromium(env?: Record<string, string | undefined>): string
/** Flags for a browser that talks to nobody but the tests. */
export declare const chromiumFlags: () => string[]
