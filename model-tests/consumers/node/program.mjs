import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { createKit } from '@latchkit/core'
import { eip155 } from '@latchkit/core/adapters/eip155'
import { mainnet } from '@latchkit/core/networks'
import { createNodePlatform } from '@latchkit/core/node'

const platform = createNodePlatform({ name: 'Consumer', url: 'https://consumer.example' })
const kit = createKit({ platform, adapters: [eip155()], networks: [mainnet] })
await kit.ready()
assert.equal(kit.account.get().status, 'disconnected')
await kit.stop()

const required = createRequire(import.meta.url)('@latchkit/core')
assert.equal(typeof required.createKit, 'function')
