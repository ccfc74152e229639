import { page } from 'vitest/browser'
import { modalState } from '../../../../core/src/state/modal/modal.state.ts'
import { wallets } from '../../rendered/flows.ts'
import { button, dialog, reads, sees, seesNo } from '../../rendered/look.ts'
import { createStageKit } from '../../rendered/stage-kit.ts'
import { walkRendered } from '../../rendered/walk-rendered.ts'
import { fox } from '../../samples.ts'
import type { Play } from '../../walker/play.ts'
import { modalModel } from './modal.model.ts'

const isEmbedded = ({ actor }: Play) => actor.getSnapshot().context.embedded === true
const widget = () => page.getByRole('region', { name: 'Connect wallet' })
/** Whatever the page's helpers for the blind are told about it. */
const opener = () => page.getByRole('button', { name: 'Connect wallet', includeHidden: true })
const isShaking = () => document.querySelector('[data-shaking]') !== null

walkRendered(modalModel, {
  kit(play) {
    const { actor } = play
    const flows = wallets('Connect-0')
    return createStageKit(play, {
      state: ({ config }) => ({
        config: { ...config, embedded: isEmbedded(play) },
        connections: { connectors: [fox], recent: [], session: null },
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
    'close.ask': (play) => (isEmbedded(play) ? null : () => button('Close').click()),
  },
  states: {
    async closed() {
      await sees(button('Connect wallet'))
      await reads(() => document.querySelectorAll('[role=dialog], .lk-backdrop, .lk-inline').length, 0)
    },
    async 'open.resting'() {
      await sees(dialog().getByRole('button', { name: 'Fox' }))
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
    async 'embedded.resting'() {
      await sees(widget().getByRole('button', { name: 'Fox' }))
      await reads(isShaking, false)
      await sees(button('Connect wallet'))
    },
    async 'embedded.shaking'() {
      await sees(widget())
      await reads(isShaking, true)
    },
  },
})
