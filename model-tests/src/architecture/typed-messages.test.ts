import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from './repository.ts'

const account = 'core/src/stores/account'
const flows = 'core/src/flows'
const restore = 'core/src/kit/runtime/restore.ts'
/** These files import all stores and all flows. */
const files = [
  'src/kit/runtime/stores.ts',
  'src/kit/runtime/stores.test-d.ts',
  'src/kit/runtime/restore.ts',
  'src/kit/commands/disconnect.ts',
]
const compilerOptions = {
  noEmit: true,
  incremental: false,
  composite: false,
  declaration: false,
  rewriteRelativeImportExtensions: false,
  allowImportingTsExtensions: true,
}

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'latchkit-messages-'))
  copyFileSync(join(root, 'tsconfig.json'), join(folder, 'tsconfig.json'))
  cpSync(join(root, 'core/src'), join(folder, 'core/src'), { recursive: true })
  for (const modules of ['node_modules', 'core/node_modules'])
    symlinkSync(join(root, modules), join(folder, modules))
  const config = { extends: '../tsconfig.json', compilerOptions, files }
  writeFileSync(join(folder, 'core/tsconfig.json'), JSON.stringify(config))
})
afterAll(() => rmSync(folder, { recursive: true }))

/**
 * Compiles the copy with one type checker, because each further one derives the shared types again.
 * Returns the files with errors, without duplicates.
 */
function filesWithErrors(): string[] {
  const program = join(root, 'node_modules/typescript/bin/tsc')
  const { stdout, error } = spawnSync(
    process.execPath,
    [program, '-p', 'core', '--checkers', '1'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  )
  if (error) throw error
  const paths = [...stdout.matchAll(/^(\S+)\(\d+,\d+\): error /gm)].map(([, path = '']) => path)
  return [...new Set(paths)]
}

type Change = {
  /** The title of its test. */
  change: string
  path: string
  from: string
  to: string
  /** The file with the error. No other change of the group causes an error there. */
  error: string
}

/** Compiles the copy with the replaced texts, and restores the files. */
function filesWithErrorsAfter(changes: readonly Change[]): string[] {
  const texts = new Map(changes.map(({ path }) => [path, readFileSync(join(folder, path), 'utf8')]))
  for (const { path, from, to } of changes) {
    const text = readFileSync(join(folder, path), 'utf8')
    expect(text, `${path} contains the text to replace`).toContain(from)
    writeFileSync(join(folder, path), text.replace(from, to))
  }
  try {
    return filesWithErrors()
  } finally {
    for (const [path, text] of texts) writeFileSync(join(folder, path), text)
  }
}

/** Changes that cause an error in one file. */
const local: readonly Change[] = [
  {
    change: 'a message renamed in the reactions that send it',
    path: `${flows}/disconnect/disconnect.reactions.ts`,
    from: "type: 'network.set'",
    to: "type: 'network.renamed'",
    error: `${flows}/disconnect/disconnect.reactions.ts`,
  },
  {
    change: 'a message renamed in a nested state of the store that receives it',
    path: `${account}/account.machine.ts`,
    from: "'network.set':",
    to: "'network.renamed':",
    error: `${account}/account.machine.ts`,
  },
  {
    change: 'a kit event renamed where a store emits it',
    path: `${account}/account.actions.ts`,
    from: "type: 'account.lost'",
    to: "type: 'account.renamed'",
    error: `${account}/account.actions.ts`,
  },
  {
    change: 'a kit event renamed in `listens`',
    path: `${flows}/switch-network/switch-network.flow.ts`,
    from: "'account.lost'",
    to: "'account.renamed'",
    error: `${flows}/switch-network/switch-network.flow.ts`,
  },
  {
    change: 'a kit event missing in `listens`',
    path: `${flows}/switch-account/switch-account.flow.ts`,
    from: "'account.lost', ",
    to: '',
    error: `${flows}/switch-account/switch-account.flow.ts`,
  },
  {
    change: 'a kit event in `listens` that the machine does not handle',
    path: `${flows}/account-type/account-type.flow.ts`,
    from: "'account.lost'",
    to: "'holdings.settled', 'account.lost'",
    error: `${flows}/account-type/account-type.flow.ts`,
  },
  {
    change: 'a kit event renamed in a nested state of the flow that listens to it',
    path: `${flows}/portfolio/portfolio.machine.ts`,
    from: "on: { 'holdings.settled':",
    to: "on: { 'holdings.renamed':",
    error: `${flows}/portfolio/portfolio.machine.ts`,
  },
  {
    change: 'a command renamed in the kit, which sends it to a flow',
    path: restore,
    from: "{ type: 'cancel' }",
    to: "{ type: 'renamed' }",
    error: restore,
  },
  {
    change: 'an id of a flow that differs from that of its handle',
    path: `${flows}/connect/remote/remote.flow.ts`,
    from: "id: 'connectRemote'",
    to: "id: 'renamed'",
    error: `${flows}/handles.generated.ts`,
  },
  {
    change: 'a view of a flow that does not exist',
    path: `${flows}/sign-in/sign-in.flow.ts`,
    from: "'SIWXSignMessage'",
    to: "'Renamed'",
    error: `${flows}/sign-in/sign-in.flow.ts`,
  },
]

/** Changes of types, which cause errors in further files. */
const shared: readonly Change[] = [
  {
    change: 'a message renamed in `Messages` only',
    path: 'core/src/protocol/messages.ts',
    from: "type: 'address.select'; address: string }",
    to: "type: 'address.renamed'; address: string }",
    error: `${account}/account.machine.ts`,
  },
  {
    change: 'a kit event that no store emits',
    path: `${account}/account.types.ts`,
    from: " | 'holdings.settled'",
    to: '',
    error: 'core/src/kit/runtime/stores.test-d.ts',
  },
  {
    change: 'a command renamed in a flow that a disconnect ends with it',
    path: `${flows}/connect/external/external.types.ts`,
    from: "| { type: 'cancel' }",
    to: "| { type: 'renamed' }",
    error: `${flows}/connect/external/external.flow.ts`,
  },
]

// The changes of a group are compiled together, because each compilation takes seconds.
describe('changes with an error in one file', () => {
  let found: readonly string[]
  beforeAll(() => {
    found = filesWithErrorsAfter(local)
  })

  test.each(local)('$change does not compile', ({ error }) => expect(found).toContain(error))

  test('a renamed message, event or command causes no error in other files', () => {
    const expected = local.map(({ error }) => error)
    expect(found.filter((path) => !expected.includes(path))).toEqual([])
  })
})

describe('changes of types that several files share', () => {
  let found: readonly string[]
  beforeAll(() => {
    found = filesWithErrorsAfter(shared)
  })

  test.each(shared)('$change does not compile', ({ error }) => expect(found).toContain(error))
})
