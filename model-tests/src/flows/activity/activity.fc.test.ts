import { walkChartAtRandom } from '../../walker/suite.ts'
import { activityModel } from './activity.model.ts'

walkChartAtRandom(activityModel)
