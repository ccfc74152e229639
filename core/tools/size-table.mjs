const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`

/** What each door costs a page, for people. */
export function sizeTable({ doors }) {
  const width = Math.max(...doors.map((door) => door.name.length))
  const rows = doors.map(({ name, gzip, limit }) => {
    const mark = gzip <= limit ? '✓' : '✗'
    return `${mark} ${name.padEnd(width)}  ${kB(gzip).padStart(9)}  of ${kB(limit).padStart(9)}`
  })
  return rows.join('\n')
}
