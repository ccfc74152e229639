import { walkChart } from '../../walker/suite.ts'
import { reconnectModel } from './reconnect.model.ts'

walkChart(reconnectModel)
