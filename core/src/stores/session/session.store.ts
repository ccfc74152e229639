import type { SnapshotFrom } from 'xstate'
import { defineStore } from '../../protocol/define.ts'
import type { SessionState } from '../../protocol/kit-state.ts'
import { sessionActors } from './session.actors.ts'
import { sessionMachine } from './session.machine.ts'
import { sessionReactions } from './session.reactions.ts'

/** The public state of the sign-in. */
export function selectSession(snapshot: SnapshotFrom<typeof sessionMachine>): SessionState {
  const { required, account, session, problem } = snapshot.context
  const status = statusOf(snapshot)
  if (status === 'signingOut') return { status, required, account, session: null, problem: null }
  if (account === null)
    return { status: 'inactive', required, account: null, session: null, problem }
  if (status === 'signedIn' && session !== null)
    return { status, required, account, session, problem: null }
  if (status === 'failed' || status === 'unknown')
    return { status, required, account, session: null, problem: problem ?? 'kit/unknown' }
  if (status === 'signedOut') return { status, required, account, session: null, problem }
  return {
    status: status === 'authenticating' ? status : 'checking',
    required,
    account,
    session: null,
    problem: null,
  }
}

function statusOf(snapshot: SnapshotFrom<typeof sessionMachine>): SessionState['status'] {
  const states = [
    'signingOut',
    'signedIn',
    'signedOut',
    'unknown',
    'failed',
    'authenticating',
  ] as const
  if (snapshot.matches({ signedIn: 'rechecking' })) return 'checking'
  return states.find((state) => snapshot.matches(state)) ?? 'checking'
}

export const sessionStore = defineStore({
  name: 'session',
  machine: sessionMachine,
  actors: sessionActors,
  reactions: sessionReactions,
  select: selectSession,
})
