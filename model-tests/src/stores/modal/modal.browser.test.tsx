import { page } from 'vitest/browser'
import { selectModal } from '../../../../core/src/stores/modal/modal.store.ts'
import { createFakeKit } from '../../rendered-walk/fake-kit.ts'
import { connectListFlow } from '../../rendered-walk/flows.ts'
import {
  button,
  dialog,
  expectRemoved,
  expectValue,
  expectVisible,
} from '../../rendered-walk/locators.ts'
import { walkRendered } from '../../rendered-walk/walk-rendered.ts'
import { fox, foxSolana, mainnet, solana } from '../../samples.ts'
import type { ModelRun } from '../../walker/machine-model.ts'
import { modalModel } from './modal.model.ts'

const isEmbedded = ({ actor }: ModelRun) => actor.getSnapshot().context.embedded === true
const widget = () => page.getByRole('region', { name: 'Connect wallet' })
/** The page's connect button, also while the modal hides it from assistive technology. */
const opener = () => page.getByRole('button', { name: 'Connect wallet', includeHidden: true })
/** Expects the hint about the offered namespace while one is set. */
const expectNamespaceHint = ({ actor }: ModelRun) => {
  const hint = page.getByText('Showing wallets for Solana.')
  return actor.getSnapshot().context.namespace === 'solana'
    ? expectVisible(hint)
    : expectRemoved(hint)
}
const isShaking = () => document.querySelector('[data-shaking]') !== null

walkRendered(modalModel, {
  kit(run) {
    const { actor } = run
    const flows = connectListFlow('Connect-0')
    return createFakeKit(run, {
      state: ({ config, network }) => ({
        config: { ...config, embedded: isEmbedded(run) },
        connections: { connectors: [fox, foxSolana], recent: [], session: null },
        network: { ...network, networks: [mainnet, solana] },
        modal: selectModal(actor.getSnapshot() as never),
      }),
      flows: () => flows,
      commands: {
        open: async () => actor.send({ type: 'open' }),
        close: () => actor.send({ type: 'close' }),
        modal: { requestClose: () => actor.send({ type: 'close.request' }) },
      },
    })
  },
  user: {
    open: () => () => opener().click(),
    close: () => null,
    // Set by the page that opens the modal.
    'namespace.set': () => null,
    // Sent by the store of the requests.
    'request.show': () => null,
    'close.request': (run) => (isEmbedded(run) ? null : () => button('Close').click()),
  },
  states: {
    async closed() {
      await expectVisible(button('Connect wallet'))
      await expectValue(
        () => document.querySelectorAll('[role=dialog], .lk-backdrop, .lk-inline').length,
        0,
      )
    },
    async 'open.idle'(run) {
      await expectVisible(dialog().getByRole('button', { name: 'Fox' }))
      await expectNamespaceHint(run)
      await expectValue(isShaking, false)
      await expectRemoved(button('Connect wallet')) // hidden behind the modal
    },
    async 'open.shaking'() {
      await expectVisible(dialog())
      await expectValue(isShaking, true)
    },
    // The modal is still rendered, but the page is usable again.
    async closing() {
      await expectValue(() => document.querySelector<HTMLElement>('[role=dialog]')?.inert, true)
      await opener().click({ trial: true })
    },
    async 'embedded.idle'(run) {
      await expectVisible(widget().getByRole('button', { name: 'Fox' }))
      await expectNamespaceHint(run)
      await expectValue(isShaking, false)
      await expectVisible(button('Connect wallet'))
    },
    async 'embedded.shaking'() {
      await expectVisible(widget())
      await expectValue(isShaking, true)
    },
  },
})
