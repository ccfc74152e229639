const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`

/** Whether a size, and the number of its files where that has a limit, is at most its limit. */
export const isWithinLimits = ({ gzip, limit, files = 0, fileLimit = 0 }) =>
  gzip <= limit && files <= fileLimit

/** Formats the measured sizes and their limits as a table. */
export function sizeTable({ doors: sizes }) {
  const width = Math.max(...sizes.map(({ name }) => name.length))
  const rows = sizes.map(({ name, gzip, limit, files, fileLimit }) => {
    const mark = isWithinLimits({ gzip, limit, files, fileLimit }) ? '✓' : '✗'
    const count = files === undefined ? '' : `  ${files} of ${fileLimit} files`
    return `${mark} ${name.padEnd(width)}  ${kB(gzip).padStart(9)}  of ${kB(limit).padStart(9)}${count}`
  })
  return rows.join('\n')
}
