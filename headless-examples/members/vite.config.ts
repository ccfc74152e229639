import { defineConfig } from 'vite'
import { exampleConfig } from '../sandbox/src/vite-config.ts'

export default defineConfig(exampleConfig('members'))
