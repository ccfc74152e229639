import type { Plugin } from 'vite'

/**
 * A plugin of Vite that resolves imports of core and react-ui to their published files instead of
 * their sources. Dependencies of these files resolve as those of the sources. The names of chunks begin
 * with the package (`core-first-view`).
 */
export function publishedPackages(): Promise<Plugin>
