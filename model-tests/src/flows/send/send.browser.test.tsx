import type { Kit } from '@latchkit/core'
import { page } from 'vitest/browser'
import type { SendView } from '../../../../core/src/flows/send/send.types.ts'
import { sendView } from '../../../../core/src/flows/send/send.view.ts'
import { createFakeKit } from '../../rendered-walk/fake-kit.ts'
import { flowOfRun } from '../../rendered-walk/flows.ts'
import {
  button,
  dialog,
  expectValue,
  expectVisible,
  heading,
} from '../../rendered-walk/locators.ts'
import { walkRendered } from '../../rendered-walk/walk-rendered.ts'
import type { ModelRun } from '../../walker/machine-model.ts'
import { sendModel } from './send.model.ts'

const sendViews = ['WalletSend', 'WalletSendSelectToken', 'WalletSendPreview'] as const
type SendViewName = (typeof sendViews)[number]
const keyOf = (view: SendViewName) => `${view}-1`

/** Renders the views of the send flow as a stack. All of them share one flow. */
function createSendKit(run: ModelRun): Kit {
  let topView: SendViewName | null = null
  let notify = () => {}
  const show = (view: SendViewName | null) => {
    topView = view
    notify()
  }
  run.actor.on('review.ready', () => show('WalletSendPreview'))
  run.actor.on('review.closed', () => show(null))
  run.actor.on('send.outdated', () => show(null))
  const entry = (view: SendViewName) => ({ key: keyOf(view), view, data: null }) as const
  const flows = Object.assign({}, ...sendViews.map((view) => flowOfRun(keyOf(view), run)))
  const unexpected = () => {
    throw new Error('The send views call only modal.push and modal.back.')
  }
  return createFakeKit(run, {
    state: ({ router }) => ({
      router: {
        ...router,
        entry: entry(topView ?? 'WalletSend'),
        entries: [entry('WalletSend'), ...(topView === null ? [] : [entry(topView)])],
      },
      modal: { phase: 'open', shaking: false, namespace: null, consent: 'missing' },
    }),
    flows: () => flows,
    commands: {
      modal: {
        push: (view, ..._data) => show(sendViews.find((name) => name === view) ?? null),
        back: () => show(null),
        replace: unexpected,
        reset: unexpected,
      },
    },
    onOtherChange: (call) => {
      notify = call
    },
  })
}

const view = ({ actor }: ModelRun): SendView => sendView(actor.getSnapshot(), () => {})
const amount = () => page.getByRole('textbox', { name: /^Amount/ })
const receiver = () => page.getByRole('textbox', { name: /^To/ })
const textOf = (run: ModelRun) => {
  const shown = view(run)
  return shown.step === 'filling' ? shown.receiver.text : null
}
/** Returns a click on the button, or null if the screen of the current step does not have it. */
const clickIf =
  (name: string | RegExp, isRendered: (shown: SendView) => boolean) => (run: ModelRun) =>
    isRendered(view(run)) ? () => button(name).last().click() : null
/** Position of the button "Review" when it was clicked. */
const clickedAt = new WeakMap<ModelRun, DOMRect>()
const isClickEnabled = () => document.querySelector('[data-click-enabled="true"]') !== null

/** Whether the button that confirms overlaps the position of the last click vertically. */
function confirmOverlaps(click: DOMRect | undefined): boolean {
  const confirm = document.querySelector('[data-click-enabled]')?.getBoundingClientRect()
  return (
    click !== undefined &&
    confirm !== undefined &&
    confirm.top < click.bottom &&
    confirm.bottom > click.top
  )
}

async function pasteIn(text: string): Promise<void> {
  const field = receiver().element()
  if (!(field instanceof HTMLInputElement)) throw new Error('The receiver is not an input element')
  field.focus()
  field.select()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  field.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  )
}

const resultTitles: { [status: string]: string } = {
  reverted: 'Transaction failed',
  replaced: 'Transaction replaced',
  dropped: 'Transaction dropped',
  astray: 'Your wallet changed the network',
  misdirected: 'Sent on another network',
  mismatched: "What was sent isn't what you reviewed",
  failed: "Couldn't confirm the transfer",
}
const expectResult = (run: ModelRun) => {
  const shown = view(run)
  const title = shown.step === 'sent' ? resultTitles[shown.status] : undefined
  return expectVisible(heading(title ?? 'Sent 1.5 USDC'))
}
const expectForm = () => expectVisible(amount())
const expectReceiver = async (run: ModelRun) => {
  const shown = view(run)
  if (shown.step !== 'filling') throw new Error(`step is ${shown.step}`)
  await expectValue(() => (receiver().element() as HTMLInputElement).value, shown.receiver.text)
  if (shown.receiver.status === 'resolving') await expectVisible(button('Stop'))
  if ('address' in shown.receiver)
    await expectVisible(dialog().getByText(shown.receiver.address, { exact: true }))
  if (shown.receiver.status === 'doubtful')
    await expectVisible(dialog().getByText(/This is the address for Ethereum/))
  if (shown.receiver.status === 'invalid')
    await expectValue(() => document.querySelector('.lk-send-note [data-invalid]') === null, false)
}

walkRendered(sendModel, {
  kit: createSendKit,
  user: {
    pick(run, { address, asset }) {
      const pickedAddress: string | null = asset === undefined ? address : asset.address
      const shown = view(run)
      const listed =
        shown.step === 'filling'
          ? shown.assets.find((option) => option.address === pickedAddress)
          : undefined
      if (listed === undefined) return null
      return async () => {
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /ETH|USDC|Select a token|Balance unknown/ })
          .first()
          .click()
        await page
          .getByRole('list')
          .getByRole('button', { name: new RegExp(`^${listed.name}`) })
          .click()
      }
    },
    'amount.set': (run, { text }) => {
      const shown = view(run)
      return shown.step === 'filling' && shown.amount !== text ? () => amount().fill(text) : null
    },
    'unit.switch': clickIf(
      /Enter amount in/,
      (shown) =>
        shown.step === 'filling' &&
        shown.switchUnit !== null &&
        !shown.label.startsWith('amount-in') &&
        shown.label !== 'amount-too-fine',
    ),
    max: clickIf(
      'Max: use full balance',
      (shown) => shown.step === 'filling' && shown.useMax !== null,
    ),
    'receiver.set': (run, { text }) =>
      textOf(run) === null || textOf(run) === text ? null : () => receiver().fill(text),
    'receiver.paste': (run, { text }) => (textOf(run) === null ? null : () => pasteIn(text)),
    'receiver.stop': clickIf(
      'Stop',
      (shown) => shown.step === 'filling' && shown.stopResolving !== null,
    ),
    'receiver.accept': (run, { address }) => {
      const shown = view(run)
      return shown.step === 'filling' &&
        shown.receiver.status === 'doubtful' &&
        shown.receiver.address === address
        ? () => button('Use this address').click()
        : null
    },
    preview(run) {
      const shown = view(run)
      if (shown.step !== 'filling' || shown.preview === null) return null
      return async () => {
        await expectValue(() => button('Review').query() !== null, true)
        clickedAt.set(run, button('Review').element().getBoundingClientRect())
        await button('Review').click()
      }
    },
    cancel: clickIf('Cancel', (shown) => 'cancel' in shown),
    accept: (run, { warning }) => {
      const shown = view(run)
      const isUnaccepted =
        shown.step === 'reviewing' &&
        shown.warnings.some(
          (shownWarning) => shownWarning.warning === warning && !shownWarning.accepted,
        )
      return isUnaccepted
        ? () => page.getByRole('checkbox', { name: 'Send to the contract' }).click()
        : null
    },
    confirm: (run) => {
      const shown = view(run)
      if (shown.step !== 'reviewing' || shown.confirm === null) return null
      return async () => {
        await expectValue(isClickEnabled, true)
        await button(/^Send /).click()
      }
    },
    edit: clickIf(/^(Edit|Back)$/, (shown) => 'edit' in shown && shown.edit !== null),
    startNew: clickIf('New transfer', (shown) => 'startNew' in shown && shown.startNew !== null),
    retry: clickIf('Try again', (shown) => 'retry' in shown && shown.retry !== null),
    done: clickIf('Done', (shown) => shown.step === 'sent'),
    restart: clickIf('Start again', (shown) => shown.step === 'outdated'),
  },
  states: {
    'filling.asset.empty': () => expectVisible(button('Select a token').first()),
    'filling.asset.loading': expectForm,
    'filling.asset.loaded.idle': expectForm,
    'filling.asset.loaded.estimatingFee': expectForm,
    'filling.asset.failed': expectForm,
    'filling.receiver.empty': expectReceiver,
    'filling.receiver.waiting': expectReceiver,
    'filling.receiver.resolving': expectReceiver,
    'filling.receiver.doubtful': expectReceiver,
    'filling.receiver.resolved': expectReceiver,
    preparing: () => expectVisible(button('Cancel')),
    blocked: () => expectVisible(heading("This can't be sent")),
    unsupported: () => expectVisible(heading("This can't be sent")),
    async reviewing(run) {
      const shown = view(run)
      if (shown.step !== 'reviewing') throw new Error(`step is ${shown.step}`)
      await expectVisible(dialog().getByText(shown.review.to, { exact: true }))
      await expectValue(() => confirmOverlaps(clickedAt.get(run)), false)
      await expectVisible(
        shown.confirm === null ? button('Confirm the warnings first') : button(/^Send /),
      )
    },
    checking: () => expectVisible(heading('Checking once more')),
    'awaitingWallet.waiting': () => expectVisible(heading(/^Approve in /)),
    'awaitingWallet.unresponsive': () => expectVisible(heading(/didn't answer$/)),
    rejected: () => expectVisible(heading(/^You declined the request in /)),
    failed: () => expectVisible(heading('Not sent')),
    outcomeUnknown: () => expectVisible(heading('It may have been sent')),
    outdated: () => expectVisible(heading(/^The (account|network) changed$/)),
    sent: expectResult,
    finished: expectResult,
    cancelled: () => expectVisible(heading(/^Approve in |didn't answer$/)),
    restarted: () => expectVisible(heading(/^The (account|network) changed$/)),
  },
})
