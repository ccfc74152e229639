import { defineTests } from '../../core/tools/define-tests.mjs'

export default defineTests({ test: { name: 'terminal', include: ['src/**/*.test.ts'] } })
