import { heldFlow } from '../../../rendered-walk/flows.ts'
import { button, heading, sees, seesNo } from '../../../rendered-walk/look.ts'
import { createStageKit } from '../../../rendered-walk/stage-kit.ts'
import { walkRendered } from '../../../rendered-walk/walk-rendered.ts'
import { fox, owl } from '../../../samples.ts'
import { externalModel } from './external.model.ts'

const entry = {
  key: 'ConnectingExternal-1',
  view: 'ConnectingExternal',
  data: { connectorId: fox.id },
} as const
const tryAgain = /^(Ask|Try) again$/

walkRendered(externalModel, {
  kit(play) {
    const flows = heldFlow(entry.key, play)
    return createStageKit(play, {
      state: ({ router }) => ({
        connections: { connectors: [fox, owl], recent: [], session: null },
        router: { ...router, entry, entries: [router.entry, entry] },
        modal: { phase: 'open', shaking: false, namespace: null },
      }),
      flows: () => flows,
      commands: {},
    })
  },
  user: {
    cancel: () => () => button('Cancel').click(),
    retry: () => () => button(tryAgain).click(),
    others: () => () => button('Other wallets').click(),
    download: () => () => button(/^Get /).click(),
  },
  states: {
    'asking.waiting': () => sees(heading(/^Approve in (Fox|Owl)$/)),
    'asking.silent': () => sees(heading(/^(Fox|Owl) didn't answer$/)),
    refused: () => sees(heading(/^You declined in (Fox|Owl)$/)),
    pending: () => sees(heading(/^Open (Fox|Owl)$/)),
    failed: () => sees(heading(/^(Fox|Owl) could not connect$/)),
    missing: () => sees(heading(/is not in this browser$/)),
    async connected() {
      await sees(heading('Connected'))
      await seesNo(button('Cancel'))
    },
    finished: () => sees(heading('Connected')),
    // nothing can be pressed any more on a page that is being left
    async cancelled() {
      await seesNo(button('Cancel'))
      await seesNo(button(tryAgain))
    },
  },
})
