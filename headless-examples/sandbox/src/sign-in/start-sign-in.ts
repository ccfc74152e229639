import { startFaultServer } from '../faults/start-fault-server.ts'
import { corsHeaders } from './check-caller.ts'
import { createMembers } from './members.ts'
import { createNonces } from './nonces.ts'
import { openDatabase } from './open-database.ts'
import { parseControls } from './parse-controls.ts'
import { handleCall } from './routes.ts'
import { createSessions } from './sessions.ts'
import type { SignIn, SignInOptions, SignInSettings } from './sign-in.types.ts'

const minute = 60_000

/**
 * Starts a sign-in server: it creates nonces, verifies signed messages of five namespaces and keeps
 * sessions, as the server of a real site does.
 */
export async function startSignIn({
  port = 0,
  database: file = ':memory:',
  rpcUrls = () => ({}),
  origins = 'local',
}: SignInOptions = {}): Promise<SignIn> {
  const database = openDatabase(file)
  const sessions = createSessions(database)
  let settings: SignInSettings = {
    clock: 0,
    nonceLifetime: 5 * minute,
    sessionLifetime: 24 * 60 * minute,
    answers: 'signed',
  }
  const set = (changed: Partial<SignInSettings>) => {
    settings = { ...settings, ...changed }
  }
  const context = {
    nonces: createNonces(database),
    sessions,
    members: createMembers(database),
    rpcUrls,
    origins,
    now: () => Date.now() + settings.clock,
    settings: () => settings,
  }
  const { server: _, ...started } = await startFaultServer({
    port,
    logged: ({ url }) => ({ path: url.pathname, query: Object.fromEntries(url.searchParams) }),
    respond: (call) => handleCall(context, call),
    applyControls: (controls) => set(parseControls(controls)),
    handlesFailing: 'if-sent',
    cors: (headers) => ({
      ...corsHeaders(headers, origins),
      date: new Date(context.now()).toUTCString(),
    }),
  })
  return {
    ...started,
    set,
    sessionCount: () => sessions.count('server'),
    endSessions: () => sessions.removeAll('server'),
    async stop() {
      await started.stop()
      database.close()
    },
  }
}
