import { walkChartAtRandom } from '../../walker/suite.ts'
import { connectModel } from './connect.model.ts'

walkChartAtRandom(connectModel)
