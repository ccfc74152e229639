import { page } from 'vitest/browser'
import { modalState } from '../../../../core/src/stores/modal/modal.state.ts'
import { wallets } from '../../rendered-walk/flows.ts'
import { button, dialog, reads, sees, seesNo } from '../../rendered-walk/look.ts'
import { createStageKit } from '../../rendered-walk/stage-kit.ts'
import { walkRendered } from '../../rendered-walk/walk-rendered.ts'
import { fox, foxSolana, mainnet, solana } from '../../samples.ts'
import type { Play } from '../../walker/play.ts'
import { modalModel } from './modal.model.ts'

const isEmbedded = ({ actor }: Play) => actor.getSnapshot().context.embedded === true
const widget = () => page.getByRole('region', { name: 'Connect wallet' })
/** Whatever the page's helpers for the blind are told about it. */
const opener = () => page.getByRole('button', { name: 'Connect wallet', includeHidden: true })
/** Where only some wallets are offered, it says so. */
const says = ({ actor }: Play) => {
  const narrowed = page.getByText('Wallets for Solana.')
  return actor.getSnapshot().context.namespace === 'solana' ? sees(narrowed) : seesNo(narrowed)
}
const isShaking = () => document.querySelector('[data-shaking]') !== null

walkRendered(modalModel, {
  kit(play) {
    const { actor } = play
    const flows = wallets('Connect-0')
    return createStageKit(play, {
      state: ({ config, network }) => ({
        config: { ...config, embedded: isEmbedded(play) },
        connections: { connectors: [fox, foxSolana], recent: [], session: null },
        network: { ...network, networks: [mainnet, solana] },
        modal: modalState(actor.getSnapshot() as never),
      }),
      flows: () => flows,
      commands: {
        open: async () => actor.send({ type: 'open' }),
        close: () => actor.send({ type: 'close' }),
        tryClose: () => actor.send({ type: 'close.ask' }),
      },
    })
  },
  user: {
    open: () => () => opener().click(),
    close: () => null,
    // said by the page that opens it
    narrow: () => null,
    'close.ask': (play) => (isEmbedded(play) ? null : () => button('Close').click()),
  },
  states: {
    async closed() {
      await sees(button('Connect wallet'))
      await reads(
        () => document.querySelectorAll('[role=dialog], .lk-backdrop, .lk-inline').length,
        0,
      )
    },
    async 'open.resting'(play) {
      await sees(dialog().getByRole('button', { name: 'Fox' }))
      await says(play)
      await reads(isShaking, false)
      await seesNo(button('Connect wallet')) // out of reach behind it
    },
    async 'open.shaking'() {
      await sees(dialog())
      await reads(isShaking, true)
    },
    // still drawn, but the page can be used again
    async closing() {
      await reads(() => document.querySelector<HTMLElement>('[role=dialog]')?.inert, true)
      await opener().click({ trial: true })
    },
    async 'embedded.resting'(play) {
      await sees(widget().getByRole('button', { name: 'Fox' }))
      await says(play)
      await reads(isShaking, false)
      await sees(button('Connect wallet'))
    },
    async 'embedded.shaking'() {
      await sees(widget())
      await reads(isShaking, true)
    },
  },
})
