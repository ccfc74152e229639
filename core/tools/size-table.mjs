const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`

/** Formats the measured sizes and their limits as a table. */
export function sizeTable({ doors: sizes }) {
  const width = Math.max(...sizes.map(({ name }) => name.length))
  const rows = sizes.map(({ name, gzip, limit }) => {
    const mark = gzip <= limit ? '✓' : '✗'
    return `${mark} ${name.padEnd(width)}  ${kB(gzip).padStart(9)}  of ${kB(limit).padStart(9)}`
  })
  return rows.join('\n')
}
