import { page } from 'vitest/browser'
import { heldFlow } from '../../rendered/flows.ts'
import { button, dialog, sees } from '../../rendered/look.ts'
import { createStageKit } from '../../rendered/stage-kit.ts'
import { walkRendered } from '../../rendered/walk-rendered.ts'
import { fox, owl } from '../../samples.ts'
import type { Play } from '../../walker/play.ts'
import { connectModel } from './connect.model.ts'

const entry = { key: 'Connect-1', view: 'Connect', data: null } as const
const isLegal = ({ actor }: Play) => actor.getSnapshot().context.legal === true
const box = () => page.getByRole('checkbox')

walkRendered(connectModel, {
  kit(play) {
    const flows = heldFlow(entry.key, play)
    const termsConditionsUrl = isLegal(play) ? 'https://page.example/terms' : null
    return createStageKit(play, {
      state: ({ config, router }) => ({
        config: { ...config, termsConditionsUrl },
        connections: { connectors: [fox, owl], recent: [] },
        router: { ...router, entry, entries: [entry] },
        modal: { phase: 'open', shaking: false },
      }),
      flows: () => flows,
      commands: {},
    })
  },
  user: {
    accept: () => () => box().click(),
    unaccept: (play) => (isLegal(play) ? () => box().click() : null),
    pick: () => () => button(/^Fox/).click(),
    // beside the box there is no room for it
    guide: (play) => (isLegal(play) ? null : () => page.getByText('What is a wallet?', { exact: true }).click()),
  },
  states: {
    async consenting() {
      await sees(dialog().getByText('Tick the box below to choose a wallet.'))
      await sees(page.getByRole('checkbox', { checked: false }))
      await sees(page.getByRole('button', { name: 'Fox', disabled: true }))
    },
    async choosing(play) {
      await sees(page.getByRole('button', { name: 'Fox', disabled: false }))
      await sees(page.getByRole('button', { name: 'Owl', disabled: false }))
      if (isLegal(play)) await sees(page.getByRole('checkbox', { checked: true }))
    },
  },
})
