import { expect } from 'vitest'
import { axeViolations } from './harness/axe.ts'
import { journey } from './harness/journey.ts'

const network = { caipNetworkId: 'eip155:5', name: 'Five', chainNamespace: 'eip155', id: 5 }
const chart = {
  id: 'switchNetwork',
  folder: 'flows/switch-network',
  fingerprint: '00000000',
  states: { covered: [], missing: [] },
  transitions: { covered: [], missing: [] },
  guards: { covered: [], missing: [] },
  inputs: { elsewhere: { network, connectorId: 'io.fox', walletNetworkId: 'eip155:1' } },
  cases: {
    'xstate.done.actor.switchNetwork': [{ output: 'eip155:9' }, { output: 'eip155:5' }],
    'xstate.error.actor.switchNetwork': [
      { error: { $error: 'KitError', message: 'No', code: 'rpc/user-rejected', details: {} } },
    ],
  },
}

journey(
  'a machine is simulated from the panel, in the diagram, backwards and with a typed payload',
  async (visitor) => {
    const { page } = visitor
    const walked = JSON.stringify({ format: 'latchkit-walk', version: 1, charts: [chart] })
    await page.route('**/walk.json', (route) =>
      route.fulfill({ status: 200, contentType: 'application/json', body: walked }),
    )
    await visitor.visit('/visualizer/?chart=switchNetwork&panel=simulate')
    const panel = page.getByRole('tabpanel', { name: 'Simulate' })
    const button = (name: string) => panel.getByRole('button', { name })
    const active = (state: string) =>
      page.locator(`[data-state="switchNetwork.${state}"][data-active]`).waitFor()
    const step = (words: string) => panel.getByRole('status').getByText(words).waitFor()

    // invalid JSON shows an error and stays in the field
    const input = panel.getByLabel('Input, as JSON')
    await expect.poll(() => input.inputValue()).toContain('io.fox')
    const sample = await input.inputValue()
    await input.fill(`${sample},`)
    await button('Start').click()
    await panel.getByRole('alert').getByText('Invalid JSON').waitFor()
    expect(await input.inputValue()).toBe(`${sample},`)
    await input.fill(sample)
    await button('Start').click()
    await active('switching.waiting')
    expect(
      await page.locator('[data-edge^="switchNetwork.routing --always"][data-taken]').count(),
    ).toBe(1)

    // a delay elapses, then an actor fails with a payload that a guard reads
    await button('Elapse: after walletUnresponsive').click()
    await active('switching.unresponsive')
    await step('Step 1 of 1, 15 s elapsed')
    await button('Reject: error: switchNetwork').click()
    await active('rejected')
    await panel.locator('[data-fact="switch.rejected"]').waitFor()
    expect(await axeViolations(page)).toEqual([])

    // steps back by keyboard, then takes another transition in the diagram
    await page.keyboard.press('Control+z')
    await active('switching.unresponsive')
    expect(await panel.locator('[data-fact]').count()).toBe(0)
    await page
      .locator('[data-edge*="done.actor.switchNetwork"][data-possible]')
      .first()
      .press('Enter')
    await step('Step 2 of 2')
    await button('Initial state').click()
    await step('Step 0 of 2')

    // a typed event is dry-run while it is typed
    const answer = panel.locator('[data-choice="xstate.done.actor.switchNetwork"]')
    await answer.getByText('Edit').click()
    await answer.getByRole('textbox').fill('{ "output": ')
    await answer.getByRole('alert').getByText('Invalid JSON').waitFor()
    expect(await answer.getByRole('button').isDisabled()).toBe(true)
    await answer.getByRole('textbox').fill('{ "output": "eip155:5" }')
    await answer.getByRole('button').click()
    await active('switched')
    await panel.getByText('The machine has ended.').waitFor()
    await button('Restart').click()
    await button('Start').waitFor()
  },
)
