import type { FlowCode } from '../../../protocol/flow.ts'
import { externalActors } from './external.actors.ts'
import { externalInput } from './external.input.ts'
import { externalMachine } from './external.machine.ts'
import { externalReactions } from './external.reactions.ts'
import type { ExternalFact, ExternalInput, ExternalOutput, ExternalView } from './external.types.ts'
import { externalView } from './external.view.ts'

/** The code of the flow, loaded when it is first run. */
export const connectExternalCode = {
  id: 'connectExternal',
  chart: externalMachine,
  actors: externalActors,
  inputFrom: externalInput,
  view: externalView,
  reactions: externalReactions,
} as unknown as FlowCode<ExternalInput, ExternalView, ExternalFact, ExternalOutput>
