import { lookAlike } from '@latchkit/sandbox/data-api'
import { parseEther, parseUnits } from 'viem'
import { expect } from 'vitest'
import {
  addressesOf,
  connect,
  decide,
  dialog,
  knows,
  openModal,
  pull,
  titled,
  told,
} from './harness/demo.ts'
import { toastPassing } from './harness/glimpse.ts'
import {
  armed,
  button,
  choose,
  confirm,
  fill,
  journeysWithMoney,
  onChain,
  openSend,
  review,
  send,
} from './harness/send.ts'

/** Account 9 of the sandbox: nobody else's in these journeys. */
const receiverIn = ({ accounts }: { accounts: readonly string[] }) => accounts[9] ?? ''
const journey = journeysWithMoney()

journey(
  'Ether goes where the review says it goes; balance and activity follow',
  async (visitor, sandbox) => {
    const receiver = () => receiverIn(sandbox)
    const { page } = visitor
    const chain = onChain(sandbox)
    await visitor.visit()
    await connect(visitor)
    const before = await chain.ether(receiver())
    await openSend(visitor)
    await fill(page, { token: /^Ether/, amount: '1.5', to: receiver() })
    await review(page)
    await dialog(page).getByText(receiver(), { exact: true }).first().waitFor()
    await dialog(page).getByText('Localhost One').first().waitFor()
    const window = await confirm(visitor, 'Send 1.5 ETH')
    const started = await toastPassing(page, 'Transaction started')
    await decide(window, 'Send')
    await started()
    await expect.poll(async () => (await chain.ether(receiver())) - before).toBe(parseEther('1.5'))
    await titled(page, 'Account').waitFor()
    await knows(page, 'Balance', /^9998/)
    await dialog(page).getByRole('tab', { name: 'Activity' }).click()
    await dialog(page).getByText('1.500 ETH').first().waitFor()
  },
)

for (const { token, amount, decimals } of [
  { token: 'dollar', amount: '12.345678', decimals: 6 },
  { token: 'euro', amount: '0.000000000000000001', decimals: 18 },
] as const) {
  journey(`a token of ${decimals} decimals is sent to the last digit`, async (visitor, sandbox) => {
    const receiver = () => receiverIn(sandbox)
    const chain = onChain(sandbox)
    const { name, symbol, address } = chain.tokens.find(({ id }) => id === token) ?? {
      name: '',
      symbol: '',
      address: '0x' as const,
    }
    // H8: another token has the very name; its address tells it apart
    const row = new RegExp(`${name} ?.*${address.slice(-6)}`)
    await visitor.visit()
    await connect(visitor, 'Harbor Wallet')
    const before = await chain.balance(address, receiver())
    await openSend(visitor)
    await send(visitor, { token: row, amount, to: receiver() }, new RegExp(`^Send .*${symbol}$`))
    await expect
      .poll(async () => (await chain.balance(address, receiver())) - before)
      .toBe(parseUnits(amount, decimals))
  })
}

journey(
  'a wallet that declines has sent nothing, and can be asked again',
  async (visitor, sandbox) => {
    const receiver = () => receiverIn(sandbox)
    const { page } = visitor
    const chain = onChain(sandbox)
    await visitor.visit()
    await connect(visitor)
    const before = await chain.ether(receiver())
    await openSend(visitor)
    await fill(page, { token: /^Ether/, amount: '1', to: receiver() })
    await review(page)
    await decide(await confirm(visitor, 'Send 1 ETH'), 'Reject')
    await dialog(page).getByRole('heading', { name: 'You declined in Foxglove' }).waitFor()
    expect(await chain.ether(receiver())).toBe(before)
    await button(page, 'Try again').click()
    await decide(await confirm(visitor, 'Send 1 ETH'), 'Send')
    await expect.poll(async () => (await chain.ether(receiver())) - before).toBe(parseEther('1'))
  },
)

journey('more than there is is not sent: the button says so', async (visitor, sandbox) => {
  const receiver = () => receiverIn(sandbox)
  const { page } = visitor
  await visitor.visit()
  await connect(visitor)
  await openSend(visitor)
  await fill(page, { token: /^Ether/, amount: '10001', to: receiver() })
  await button(page, 'Insufficient Funds').waitFor()
  expect(visitor.prompts()).toBe(1)
})

journey(
  'the network is switched in the middle: nothing is sent, and one begins again',
  async (visitor, sandbox) => {
    const receiver = () => receiverIn(sandbox)
    const { page } = visitor
    await visitor.visit()
    await connect(visitor)
    await openSend(visitor)
    await fill(page, { token: /^Ether/, amount: '1', to: receiver() })
    await review(page)
    await pull(page, 'foxglove', 'changeChain', 31338)
    await dialog(page).getByRole('heading', { name: 'The network changed' }).first().waitFor()
    await button(page, 'Start again').first().click()
    await titled(page, 'Send').waitFor()
    expect(visitor.prompts()).toBe(1)
  },
)

journey(
  'I2 an address that looks like a known one is set beside it, and takes a choice of its own',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit()
    await connect(visitor)
    const [own = '', second = ''] = await addressesOf(page, 'foxglove')
    const like = lookAlike((second || own) as `0x${string}`)
    await openSend(visitor)
    await fill(page, { token: /^Ether/, amount: '1', to: like })
    await review(page)
    await told(page, 'This address looks like one you know').waitFor()
    await button(page, 'Tick every box first').waitFor()
    await dialog(page)
      .getByRole('checkbox', { name: 'I compared them and mean the new one' })
      .click()
    await button(page, 'Send 1 ETH').waitFor()
    expect(visitor.prompts()).toBe(1)
  },
)

journey(
  'I3 a name that leads elsewhere by the time it is reviewed is not sent to',
  async (visitor, sandbox) => {
    const { page } = visitor
    const { data, accounts } = sandbox
    const name = 'mover.sandbox.id'
    const set = (address = '') =>
      fetch(`${data}/controls`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ names: [{ name, addresses: { '60': address } }] }),
      })
    await set(accounts[8])
    await visitor.visit()
    await connect(visitor)
    await openSend(visitor)
    await fill(page, { token: /^Ether/, amount: '1', to: name })
    await button(page, 'Preview Send').waitFor()
    await set(accounts[9])
    await button(page, 'Preview Send').click()
    await dialog(page).getByText('The name leads to another address now.').first().waitFor()
    await titled(page, 'Send').waitFor()
    expect(visitor.prompts()).toBe(1)
  },
)

journey('I4 two clicks on Send are one request', async (visitor, sandbox) => {
  const receiver = () => receiverIn(sandbox)
  const { page } = visitor
  const chain = onChain(sandbox)
  await visitor.visit()
  await connect(visitor, 'Harbor Wallet')
  const before = await chain.ether(receiver())
  await openSend(visitor)
  await fill(page, { token: /^Ether/, amount: '2', to: receiver() })
  await review(page)
  const window = await confirmTwice()
  expect(visitor.prompts()).toBe(2)
  await decide(window, 'Send')
  await expect.poll(async () => (await chain.ether(receiver())) - before).toBe(parseEther('2'))

  async function confirmTwice() {
    await armed(page)
    const opened = visitor.context.waitForEvent('page')
    await button(page, 'Send 2 ETH').dblclick()
    const window = await opened
    await window.locator('.ask').waitFor()
    return window
  }
})

journey(
  'closed while the wallet has it, it is found again where it is, and another can be begun',
  async (visitor, sandbox) => {
    const receiver = () => receiverIn(sandbox)
    const { page } = visitor
    const chain = onChain(sandbox)
    await visitor.visit()
    await connect(visitor)
    const before = await chain.ether(receiver())
    await openSend(visitor)
    await fill(page, { token: /^Ether/, amount: '3', to: receiver() })
    await review(page)
    const window = await confirm(visitor, 'Send 3 ETH')
    await dialog(page).getByRole('heading', { name: 'Approve in Foxglove' }).waitFor()
    await page.bringToFront()
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    await openModal(visitor)
    await button(page, 'Send').click()
    await dialog(page).getByRole('heading', { name: 'Approve in Foxglove' }).waitFor()
    await button(page, 'Start another').click()
    await choose(page, /^Ether/)
    const started = await toastPassing(page, 'Transaction started')
    await decide(window, 'Send')
    await expect.poll(async () => (await chain.ether(receiver())) - before).toBe(parseEther('3'))
    await started()
    await titled(page, 'Send').waitFor()
  },
)
