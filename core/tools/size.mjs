import { root } from './paths.mjs'
import { measure } from './size/doors.mjs'
import { why } from './size/why.mjs'
import { sizeTable } from './size-table.mjs'

const asks = (flag) => process.argv.includes(flag)

const report = await measure()
console.log(asks('--json') ? JSON.stringify(report) : sizeTable(report))
if (asks('--why')) console.log(await why(root))
process.exitCode = report.doors.every(({ gzip, limit }) => gzip <= limit) ? 0 : 1
