import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished } from 'vitest'
import { journey } from './harness/journey.ts'

const main = fileURLToPath(
  new URL('../../../headless-examples/terminal/src/main.ts', import.meta.url),
)
const receiver = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

journey('the terminal program connects a phone and sends a confirmed transfer', async (visitor) => {
  const { page, demo } = visitor
  const args = ['--sandbox', demo.url, '--to', receiver, '--amount', '0.01', '--yes']
  const child = spawn(process.execPath, [
    '--conditions=latchkit-source',
    '--import',
    'tsx',
    main,
    ...args,
  ])
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  let text = ''
  child.stdout.on('data', (chunk) => {
    text += String(chunk)
  })
  const waitForOutput = (expected: RegExp) =>
    expect.poll(() => text, { interval: 20 }).toMatch(expected)
  await waitForOutput(/^wc:\S+\n/m)

  await visitor.visit('/phone.html')
  await page.getByLabel('Link of a page').fill(/^wc:\S+$/m.exec(text)?.[0] ?? '')
  await page.getByRole('button', { name: 'Connect' }).click()
  const proposal = page.getByRole('dialog', { name: 'Connect to this page' })
  await proposal.getByText('Latchkit in a terminal').waitFor()
  await proposal.getByRole('button', { name: 'Connect' }).click()
  await waitForOutput(/Approve in Pocket/)
  const request = page.getByRole('dialog').filter({ hasText: '0.01 ETH' })
  await request.getByRole('button', { name: 'Send' }).click()
  await waitForOutput(/Confirmed\./)
  expect(await ended).toEqual([0, null])
  await page.getByText('None yet.').waitFor()
})
