import { nodeListener } from '@latchkit/core/server'
import express from 'express'
import { handle } from './own-server.ts'

const app = express()
app.use(express.urlencoded({ extended: false }))
app.use('/api/sign-in', nodeListener(handle))
app.listen(process.env.PORT ?? 3000)
