import { createServer } from 'node:http'
import { nodeListener } from '@latchkit/core/server'
import { handle } from './own-server.ts'

createServer(nodeListener(handle)).listen(process.env.PORT ?? 3000)
