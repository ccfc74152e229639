import type { Flow } from '../../../contracts/flow.ts'
import { externalActors } from './external.actors.ts'
import { externalInput } from './external.input.ts'
import { externalMachine } from './external.machine.ts'
import { externalReactions } from './external.reactions.ts'
import type { ExternalFact, ExternalInput, ExternalOutput, ExternalView } from './external.types.ts'
import { externalView } from './external.view.ts'

/** Connecting with a wallet that lives in this browser. */
export const connectExternalFlow = {
  id: 'connectExternal',
  chart: externalMachine,
  actors: externalActors,
  inputFrom: externalInput,
  view: externalView,
  reactions: externalReactions,
} as unknown as Flow<ExternalInput, ExternalView, ExternalFact, ExternalOutput>
export type { ExternalInput, ExternalView }
