import { walkChartAtRandom } from '../../walker/suite.ts'
import { connectionsModel } from './connections.model.ts'

walkChartAtRandom(connectionsModel)
