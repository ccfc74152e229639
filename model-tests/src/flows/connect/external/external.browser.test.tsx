import { externalView } from '../../../../../core/src/flows/connect/external/external.flow.ts'
import { button, expectRemoved, expectVisible, heading } from '../../../rendered-walk/locators.ts'
import { createRouteKit } from '../../../rendered-walk/route-kit.ts'
import { walkRendered } from '../../../rendered-walk/walk-rendered.ts'
import { fox, owl } from '../../../samples.ts'
import { externalModel } from './external.model.ts'

const entry = {
  key: 'ConnectingExternal-1',
  view: 'ConnectingExternal',
  data: { connectorId: fox.id },
} as const
const tryAgain = /^(Resend request|Try again)$/

walkRendered(externalModel, {
  kit: (run) =>
    createRouteKit(run, entry, () => ({
      connections: { connectors: [fox, owl], recent: [], session: null },
    })),
  user: {
    cancel: () => () => button('Cancel').click(),
    retry: () => () => button(tryAgain).click(),
    chooseAnother: () => () => button('Other wallets').click(),
    download({ actor }) {
      const shown = externalView(actor.getSnapshot(), () => {})
      const isRendered = shown.step === 'notInstalled' && shown.download !== null
      return isRendered ? () => button(/^Get /).click() : null
    },
    skip: () => () => heading('Connected').click(),
  },
  states: {
    'requesting.waiting': () => expectVisible(heading(/^Approve in (Fox|Owl)$/)),
    'requesting.unresponsive': () => expectVisible(heading(/^(Fox|Owl) didn't answer$/)),
    rejected: () => expectVisible(heading(/^You declined the request in (Fox|Owl)$/)),
    requestPending: () => expectVisible(heading(/ has a pending request$/)),
    failed: () => expectVisible(heading(/^Couldn't connect to (Fox|Owl)$/)),
    notInstalled: () => expectVisible(heading(/isn't installed$/)),
    async connected() {
      await expectVisible(heading('Connected'))
      await expectRemoved(button('Cancel'))
    },
    finished: () => expectVisible(heading('Connected')),
    // The flow has ended: the screen has no buttons.
    async cancelled() {
      await expectRemoved(button('Cancel'))
      await expectRemoved(button(tryAgain))
    },
  },
})
