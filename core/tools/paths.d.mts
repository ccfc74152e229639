/** The folder in which failed journeys leave their screenshots and traces. */
export declare const failureFolder: string
