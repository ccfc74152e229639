import { defineTests } from '../../core/tools/define-tests.mjs'

export default defineTests({ test: { include: ['src/**/*.test.ts'] } })
