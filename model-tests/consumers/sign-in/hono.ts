import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { handle } from './own-server.ts'

const app = new Hono()
app.all('/api/sign-in/*', (context) => handle(context.req.raw))
serve({ fetch: app.fetch, port: Number(process.env.PORT ?? 3000) })
