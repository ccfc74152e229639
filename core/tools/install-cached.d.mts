/**
 * Installs the packages of the lockfile in `source`, a folder of the repository, into the user's
 * cache, unless they are there. Resolves with the exports of `file`, a module in `source`, which may
 * import these packages. Rejects if npm fails.
 */
export declare function importCached<Exports>(source: string, file: string): Promise<Exports>
