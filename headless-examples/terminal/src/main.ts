import { startSandbox } from '@latchkit/sandbox'

const { stop } = await startSandbox({ ports: 'free' })
await stop()
