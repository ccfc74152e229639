/** The folder in which failed journeys leave their screenshots and traces. */
export declare const failureFolder: string
/** An absolute path in the repository. */
export declare const at: (...parts: readonly string[]) => string
