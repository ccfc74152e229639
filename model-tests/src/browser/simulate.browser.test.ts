import { expect } from 'vitest'
import { axeViolations } from './harness/axe.ts'
import { journey } from './harness/journey.ts'

const network = { caipNetworkId: 'eip155:5', name: 'Five', chainNamespace: 'eip155', id: 5 }
const walkedMachine = {
  id: 'switchNetwork',
  folder: 'flows/switch-network',
  fingerprint: '00000000',
  states: { covered: [], missing: [] },
  transitions: { covered: [], missing: [] },
  guards: { covered: [], missing: [] },
  inputs: { otherNetwork: { network, connectorId: 'io.fox', walletNetworkId: 'eip155:1' } },
  cases: {
    'xstate.done.actor.switchNetwork': [{ output: 'eip155:9' }, { output: 'eip155:5' }],
    'xstate.error.actor.switchNetwork': [
      { error: { $error: 'KitError', message: 'No', code: 'rpc/user-rejected', details: {} } },
    ],
  },
}

journey(
  'the visualizer simulates a machine from the panel and the diagram, backwards and with a typed payload',
  async (visitor) => {
    const { page } = visitor
    const walked = JSON.stringify({ format: 'latchkit-walk', version: 1, charts: [walkedMachine] })
    await page.route('**/walk.json', (route) =>
      route.fulfill({ status: 200, contentType: 'application/json', body: walked }),
    )
    await visitor.visit('/visualizer/?chart=switchNetwork&panel=simulate')
    const panel = page.getByRole('tabpanel', { name: 'Simulate' })
    const button = (name: string) => panel.getByRole('button', { name })
    const expectActive = (state: string) =>
      page.locator(`[data-state="switchNetwork.${state}"][data-active]`).waitFor()
    const expectStatus = (text: string) => panel.getByRole('status').getByText(text).waitFor()

    // Invalid JSON shows an error and stays in the field.
    const input = panel.getByLabel('Input, as JSON')
    await expect.poll(() => input.inputValue()).toContain('io.fox')
    const sample = await input.inputValue()
    await input.fill(`${sample},`)
    await button('Start').click()
    await panel.getByRole('alert').getByText('Invalid JSON').waitFor()
    expect(await input.inputValue()).toBe(`${sample},`)
    await input.fill(sample)
    await button('Start').click()
    await expectActive('switching.waiting')
    expect(
      await page.locator('[data-edge^="switchNetwork.routing --always"][data-taken]').count(),
    ).toBe(1)

    // A delay elapses, then an actor fails with a payload that a guard reads.
    await button('Elapse: after walletUnresponsive').click()
    await expectActive('switching.unresponsive')
    await expectStatus('Step 1 of 1, 15 s elapsed')
    await button('Reject: error: switchNetwork').click()
    await expectActive('rejected')
    await panel.locator('[data-fact="switch.rejected"]').waitFor()
    expect(await axeViolations(page)).toEqual([])

    // Steps back by keyboard, then takes another transition in the diagram.
    await page.keyboard.press('Control+z')
    await expectActive('switching.unresponsive')
    expect(await panel.locator('[data-fact]').count()).toBe(0)
    await page
      .locator('[data-edge*="done.actor.switchNetwork"][data-possible]')
      .first()
      .press('Enter')
    await expectStatus('Step 2 of 2')
    await button('Initial state').click()
    await expectStatus('Step 0 of 2')

    // The edited event is checked while it is typed.
    const choice = panel.locator('[data-choice="xstate.done.actor.switchNetwork"]')
    await choice.getByText('Edit').click()
    await choice.getByRole('textbox').fill('{ "output": ')
    await choice.getByRole('alert').getByText('Invalid JSON').waitFor()
    expect(await choice.getByRole('button').isDisabled()).toBe(true)
    await choice.getByRole('textbox').fill('{ "output": "eip155:5" }')
    await choice.getByRole('button').click()
    await expectActive('switched')
    await button('Elapse: after successShown').click()
    await expectActive('finished')
    await panel.getByText('The machine has ended.').waitFor()
    await button('Restart').click()
    await button('Start').waitFor()
  },
)
