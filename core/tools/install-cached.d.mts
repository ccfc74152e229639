/**
 * Installs the packages of the lockfile in `source`, a folder of the repository, into the user's
 * cache. Returns their folder, with a copy of the files of `source`. Throws if npm fails.
 */
export declare function installCached(source: string): string
