import { walkChartAtRandom } from '../../walker/suite.ts'
import { reconnectModel } from './reconnect.model.ts'

walkChartAtRandom(reconnectModel)
