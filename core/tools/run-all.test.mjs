import { beforeEach, expect, test, vi } from 'vitest'
import { runAll } from './run-all.mjs'
import { emptyTally, failedTally } from './tally.mjs'

let printed = ''
beforeEach(() => {
  printed = ''
  vi.spyOn(console, 'log').mockImplementation((text) => {
    printed += `${text}\n`
  })
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    printed += chunk
    return true
  })
})

const passed = { ...emptyTally, passed: 1 }
/** Parts that log the order in which they start. */
function partsWith(own) {
  const started = []
  const part = (name) => async (options) => {
    started.push([name, options])
    return own[name]?.(options) ?? passed
  }
  const names = ['types', 'lint', 'tests', 'consumers', 'browser']
  return { started, all: Object.fromEntries(names.map((name) => [name, part(name)])) }
}

test('runAll runs other parts beside the tests, consumers and the browser after them, and prints the browser last', async () => {
  const browser = ({ print }) => {
    print('output of the browser')
    return passed
  }
  let endTests
  const testsEnd = new Promise((resolve) => {
    endTests = () => resolve(passed)
  })
  const { started, all } = partsWith({ browser, tests: () => testsEnd })
  const running = runAll(null, all)
  const names = () => started.map(([name]) => name)
  await expect.poll(names).toEqual(['types', 'lint', 'tests'])
  await expect.poll(() => printed).toContain('── tests')
  endTests()
  expect(await running).toMatchObject({ passed: 5, failed: 0 })
  expect(names().slice(3).sort()).toEqual(['browser', 'consumers'])
  expect(printed.indexOf('output of the browser')).toBeGreaterThan(printed.indexOf('── consumers'))
})

test('runAll runs only the selected parts, each with its options', async () => {
  const { started, all } = partsWith({})
  await runAll({ tests: { filters: ['send'] } }, all)
  expect(started).toEqual([['tests', { filters: ['send'], print: expect.any(Function) }]])
})

test('runAll passes no positional argument to a part without options', async () => {
  const { started, all } = partsWith({})
  await runAll(null, all)
  expect(started.find(([name]) => name === 'lint')).toEqual(['lint', {}])
})

test('runAll prints the seconds of each part, marks failed parts and lists the slowest files', async () => {
  const files = [
    { path: 'core/src/a.test.ts', seconds: 1 },
    { path: 'core/src/b.test.ts', seconds: 9 },
  ]
  const { all } = partsWith({ tests: () => ({ ...failedTally('1 is not 2'), files }) })
  expect((await runAll(null, all)).failures).toEqual([{ text: '1 is not 2', command: null }])
  expect(printed).toMatch(/Slowest files:\n +9\.0 s {2}core\/src\/b\.test\.ts\n +1\.0 s/)
  expect(printed).toMatch(/ s {2}lint\n/)
  expect(printed).toMatch(/ s {2}tests ✗\n/)
})
