'use client'

import { App } from '../src/App'

export const Providers = () => <App />
