import { describePage } from './size/describe-page.mjs'
import { measure } from './size/measure.mjs'
import { sizeTable } from './size-table.mjs'

const hasFlag = (flag) => process.argv.includes(flag)

if (hasFlag('--why')) {
  console.log(await describePage())
} else {
  const report = await measure()
  console.log(hasFlag('--json') ? JSON.stringify(report) : sizeTable(report))
  process.exitCode = report.doors.every(({ gzip, limit }) => gzip <= limit) ? 0 : 1
}
