/**
 * Writes `latchkit.js` and `latchkit.css`, the bundle for pages without a bundler, to a folder.
 */
export function writeCdn(folder: string): Promise<readonly string[]>
