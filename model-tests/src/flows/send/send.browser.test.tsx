import type { Kit } from '@latchkit/core'
import { page } from 'vitest/browser'
import type { SendView } from '../../../../core/src/flows/send/send.types.ts'
import { sendView } from '../../../../core/src/flows/send/send.view.ts'
import { coveringPaths } from '../../rendered-walk/covering-paths.ts'
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
import type { ModelRun } from '../../walker/model-run.ts'
import { sendModel } from './send.model.ts'

const pages = ['WalletSend', 'WalletSendSelectToken', 'WalletSendPreview'] as const
type Page = (typeof pages)[number]
const keyOf = (view: Page) => `${view}-1`

/** The views of the send flow as a stack, which share one flow. */
function showPages(run: ModelRun): Kit {
  let over: Page | null = null
  let changed = () => {}
  const to = (view: Page | null) => {
    over = view
    changed()
  }
  run.actor.on('review.ready', () => to('WalletSendPreview'))
  run.actor.on('review.closed', () => to(null))
  run.actor.on('send.outdated', () => to(null))
  const entry = (view: Page) => ({ key: keyOf(view), view, data: null }) as const
  const flows = Object.assign({}, ...pages.map((view) => flowOfRun(keyOf(view), run)))
  const nowhere = () => {
    throw new Error('Nobody goes there.')
  }
  return createFakeKit(run, {
    state: ({ router }) => ({
      router: {
        ...router,
        entry: entry(over ?? 'WalletSend'),
        entries: [entry('WalletSend'), ...(over === null ? [] : [entry(over)])],
      },
      modal: { phase: 'open', shaking: false, namespace: null },
    }),
    flows: () => flows,
    commands: {
      modal: {
        push: (view, ..._data) => to(pages.find((page) => page === view) ?? null),
        back: () => to(null),
        replace: nowhere,
        reset: nowhere,
      },
    },
    onOtherChange: (call) => {
      changed = call
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
/** Clicks a button if the step has it. */
const pressed =
  (name: string | RegExp, offered: (shown: SendView) => boolean) => (run: ModelRun) =>
    offered(view(run)) ? () => button(name).last().click() : null
/** Position of the form's button. */
const tapped = new WeakMap<ModelRun, DOMRect>()
const isArmed = () => document.querySelector('[data-click-enabled="true"]') !== null

/** Whether a button with a permanent effect is at the position of the last click. */
function standsWhere(tap: DOMRect | undefined): boolean {
  const confirm = document.querySelector('[data-click-enabled]')?.getBoundingClientRect()
  return (
    tap !== undefined &&
    confirm !== undefined &&
    confirm.top < tap.bottom &&
    confirm.bottom > tap.top
  )
}

async function pasteIn(text: string): Promise<void> {
  const field = receiver().element()
  if (!(field instanceof HTMLInputElement)) throw new Error('It is no field')
  field.focus()
  field.select()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  field.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  )
}

const seesForm = () => expectVisible(amount())
const seesWay = async (run: ModelRun) => {
  const shown = view(run)
  if (shown.step !== 'filling') throw new Error(`step is ${shown.step}`)
  await expectValue(() => (receiver().element() as HTMLInputElement).value, shown.receiver.text)
  if (shown.receiver.status === 'resolving') await expectVisible(button('Stop'))
  if ('address' in shown.receiver)
    await expectVisible(dialog().getByText(shown.receiver.address, { exact: true }))
  if (shown.receiver.status === 'invalid')
    await expectValue(() => document.querySelector('.lk-send-note [data-invalid]') === null, false)
}

walkRendered(
  sendModel,
  {
    kit: showPages,
    user: {
      pick(run, { address, asset }) {
        const wanted: string | null = asset === undefined ? address : asset.address
        const shown = view(run)
        const listed =
          shown.step === 'filling' ? shown.assets.find((one) => one.address === wanted) : undefined
        if (listed === undefined) return null
        return async () => {
          await page
            .getByRole('dialog')
            .getByRole('button', { name: /ETH|USDC|What you want to send|Balance unknown/ })
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
      'unit.switch': pressed(
        /Write the amount in/,
        (shown) =>
          shown.step === 'filling' &&
          shown.switchUnit !== null &&
          !shown.label.startsWith('amount-in') &&
          shown.label !== 'amount-too-fine',
      ),
      max: pressed(
        'Max: all there is',
        (shown) => shown.step === 'filling' && shown.useMax !== null,
      ),
      'receiver.set': (run, { text }) =>
        textOf(run) === null || textOf(run) === text ? null : () => receiver().fill(text),
      'receiver.paste': (run, { text }) => (textOf(run) === null ? null : () => pasteIn(text)),
      'receiver.stop': pressed(
        'Stop',
        (shown) => shown.step === 'filling' && shown.stopResolving !== null,
      ),
      preview(run) {
        const shown = view(run)
        if (shown.step !== 'filling' || shown.preview === null) return null
        return async () => {
          await expectValue(() => button('Preview Send').query() !== null, true)
          tapped.set(run, button('Preview Send').element().getBoundingClientRect())
          await button('Preview Send').click()
        }
      },
      cancel: pressed('Cancel', (shown) => 'cancel' in shown),
      accept: (run, { warning }) => {
        const shown = view(run)
        const isAsked =
          shown.step === 'reviewing' &&
          shown.warnings.some((one) => one.warning === warning && !one.accepted)
        return isAsked
          ? () => page.getByRole('checkbox', { name: 'Send to the contract' }).click()
          : null
      },
      confirm: (run) => {
        const shown = view(run)
        if (shown.step !== 'reviewing' || shown.confirm === null) return null
        return async () => {
          await expectValue(isArmed, true)
          await button(/^Send /).click()
        }
      },
      edit: pressed(/^(Edit|Back)$/, (shown) => 'edit' in shown && shown.edit !== null),
      startNew: pressed('Start another', (shown) => 'startNew' in shown),
      retry: pressed('Try again', (shown) => 'retry' in shown && shown.retry !== null),
      restart: pressed('Start again', (shown) => shown.step === 'outdated'),
    },
    states: {
      'filling.asset.empty': () => expectVisible(dialog().getByText('What you want to send')),
      'filling.asset.loading': seesForm,
      'filling.asset.loaded.idle': seesForm,
      'filling.asset.loaded.estimatingFee': seesForm,
      'filling.asset.failed': seesForm,
      'filling.receiver.empty': seesWay,
      'filling.receiver.waiting': seesWay,
      'filling.receiver.resolving': seesWay,
      'filling.receiver.resolved': seesWay,
      preparing: () => expectVisible(button('Cancel')),
      blocked: () => expectVisible(heading('This cannot be sent')),
      unsupported: () => expectVisible(heading('This cannot be sent')),
      async reviewing(run) {
        const shown = view(run)
        if (shown.step !== 'reviewing') throw new Error(`step is ${shown.step}`)
        await expectVisible(dialog().getByText(shown.review.to, { exact: true }))
        await expectValue(() => standsWhere(tapped.get(run)), false)
        await expectVisible(
          shown.confirm === null ? button('Tick every box first') : button(/^Send /),
        )
      },
      checking: () => expectVisible(heading('Checking once more')),
      'awaitingWallet.waiting': () => expectVisible(heading(/^Approve in /)),
      'awaitingWallet.unresponsive': () => expectVisible(heading(/didn't answer$/)),
      rejected: () => expectVisible(heading(/^You declined in /)),
      failed: () => expectVisible(heading('It was not sent')),
      outcomeUnknown: () => expectVisible(heading('It may have been sent')),
      outdated: () => expectVisible(heading(/^The (account|network) changed$/)),
      sent: () => expectVisible(heading('Sent')),
      restarted: () => expectVisible(heading(/^The (account|network) changed$/)),
    },
  },
  await coveringPaths(sendModel),
)
