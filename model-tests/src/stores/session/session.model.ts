import { sessionMachine } from '../../../../core/src/stores/session/session.machine.ts'
import { sessionReactions } from '../../../../core/src/stores/session/session.reactions.ts'
import { selectSession } from '../../../../core/src/stores/session/session.store.ts'
import type { SessionContext } from '../../../../core/src/stores/session/session.types.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel, StepResult } from '../../walker/machine-model.ts'
import { storeRole } from '../../walker/machine-role.ts'
import { sessionCases, sessionInputs } from './session.cases.ts'

type Result = StepResult<typeof sessionMachine>
const shown = ({ state }: Result) => selectSession(state)
const checkStatus = (status: string) => (result: Result) =>
  assertEqual(shown(result).status, status, 'status')
const checkRead = (status: string, src: string) => (result: Result) => {
  checkStatus(status)(result)
  assertEqual(result.run.environment.pending(src).input, result.context.account, src)
}
const endOf = ({ session }: Pick<SessionContext, 'session'>) => session?.data.expirationTime
const watched = ({ run }: Result) => Object(run.environment.openChannel('watchSession').input)

export const sessionModel: MachineModel<typeof sessionMachine> = {
  id: 'stores/session',
  machine: sessionMachine,
  inputs: sessionInputs,
  cases: sessionCases,
  commands: ['signOut', 'check', 'account.set'],
  listeners: {
    revokeSessions: [],
    watchSession: ['session.outdated'],
    watchConnection: ['session.outdated'],
    watchSignOuts: ['signOut.unconfirmed', 'signOut.confirmed'],
  },
  project: ({ account, owners, earlier: _, session, quiet, failures: _failures, ...rest }) => [
    account?.caipAddress,
    owners.some(({ caipAddress }) => caipAddress === account?.caipAddress),
    owners.some(({ caipAddress }) => caipAddress !== account?.caipAddress),
    session?.data.expirationTime,
    session !== null,
    quiet,
    rest.signOutDue,
    rest.signOutOnDisconnect,
    rest.signOutOnAccountChange,
  ],
  // Ends paths on which a sign-out is due, except with the policies of `siwx`.
  stopsPath: ({ signOutDue, signOutOnAccountChange, signOutOnDisconnect }) =>
    signOutDue && (signOutOnAccountChange || !signOutOnDisconnect),
  role: storeRole(sessionReactions),
  states: {
    inactive: (result) => {
      checkStatus('inactive')(result)
      assertEqual(result.context.account, null, 'account')
    },
    'checking.takingAnswer': (result) => {
      checkRead('checking', 'takeAnswer')(result)
      assertEqual(watched(result), { session: null }, 'watched')
    },
    'checking.reading': (result) => {
      checkRead('checking', 'readSession')(result)
      assertEqual(watched(result), { session: null }, 'watched')
    },
    'unknown.idle': (result) => {
      checkStatus('unknown')(result)
      assertEqual(watched(result), { session: null }, 'watched')
      void result.run.environment.openChannel('watchConnection')
    },
    'unknown.refreshing.reading': checkRead('unknown', 'refreshSession'),
    authenticating: (result) => {
      checkStatus('authenticating')(result)
      assertEqual(
        result.run.environment.pending('authenticate').input,
        result.context.answer,
        'answer',
      )
    },
    'signedIn.idle': (result) => {
      checkStatus('signedIn')(result)
      assertEqual(endOf(watched(result)), endOf(result.context), 'watched')
    },
    'signedIn.refreshing.reading': checkRead('signedIn', 'refreshSession'),
    'signedIn.rechecking.reading': (result) => {
      checkRead('checking', 'readSession')(result)
      assertEqual(endOf(watched(result)), endOf(result.context), 'watched')
    },
    'signedOut.idle': (result) => {
      checkStatus('signedOut')(result)
      assertEqual(watched(result), { session: null }, 'watched')
    },
    'signedOut.refreshing.reading': checkRead('signedOut', 'refreshSession'),
    signingOut: (result) => {
      checkStatus('signingOut')(result)
      void result.run.environment.pending('signOut')
    },
    failed: (result) => {
      checkStatus('failed')(result)
      assertTrue(result.context.problem !== null, 'has a problem')
    },
  },
  invariants: {
    'there is a session exactly while the account is signed in': ({ state, context }) =>
      assertEqual(context.session !== null, state.matches('signedIn'), 'session'),
    'there is an account unless the machine is inactive or signs out': ({ state, context }) =>
      assertTrue(
        context.account !== null || state.matches('inactive') || state.matches('signingOut'),
        'account',
      ),
    'an answer of a wallet is kept only while it is verified': ({ state, context }) =>
      assertEqual(context.answer !== null, state.matches('authenticating'), 'answer'),
    'each account is listed once': ({ context }) => {
      const accounts = context.owners.map(({ caipAddress }) => caipAddress)
      assertEqual(new Set(accounts).size, accounts.length, 'owners')
    },
    'at most one session request is open': ({ run }) =>
      assertTrue(
        run.environment.requests.filter(({ aborted, settled }) => !aborted && !settled).length <= 1,
        'requests',
      ),
    'the events name the active account': ({ emitted, context }) => {
      for (const event of emitted)
        if ('account' in event) assertEqual(event.account, context.account, 'account')
    },
    'the toast of the authentication is hidden again': ({ run, state }) => {
      const count = (type: string) => run.allEmitted.filter((event) => event.type === type).length
      const open = count('authentication.started') - count('authentication.ended')
      assertEqual(open, state.matches('authenticating') ? 1 : 0, 'open toasts')
    },
    'revokeSessions and watchSignOuts run as long as the machine': ({ run }) => {
      void run.environment.openChannel('revokeSessions')
      void run.environment.openChannel('watchSignOuts')
    },
  },
  allow: {},
}
