// The page's words in both languages, in one table, and who is told when the language changes.

const LANGUAGES = ["en", "zh"];

const WORDS = {
  untitled: ["Recorded session", "录制的会话"],
  phone: ["Screen", "屏幕"],
  here: ["Here", "此刻"],
  curves: ["Offsets", "偏移曲线"],
  events: ["Events", "事件"],
  state: ["State", "状态"],
  filter: ["Filter fields", "筛选字段"],
  range: ["Span of time", "时间范围"],
  whole: ["all", "全部"],
  seconds: ["{0} s", "{0} 秒"],
  transport: ["Playback", "播放"],
  toStart: ["To the start", "到开头"],
  toEnd: ["To the end", "到结尾"],
  eventBack: ["Event before", "上一个事件"],
  eventOn: ["Next event", "下一个事件"],
  frameBack: ["Frame before", "上一帧"],
  frameOn: ["Next frame", "下一帧"],
  failureBack: ["Failure before", "上一处失败"],
  failureOn: ["Next failure", "下一处失败"],
  play: ["Play", "播放"],
  pause: ["Pause", "暂停"],
  speed: ["Speed", "速度"],
  track: ["Time", "时间"],
  place: ["{0} seconds, event {1} of {2}", "{0} 秒，第 {1} 个事件，共 {2} 个"],
  theme: ["Colours: {0}", "配色：{0}"],
  auto: ["as the system has them", "跟随系统"],
  light: ["light", "浅色"],
  dark: ["dark", "深色"],
  otherLanguage: ["中文", "EN"],
  help: ["Keys and signs", "按键与图例"],
  keys: ["Keys", "按键"],
  signs: ["Signs", "图例"],
  close: ["Close", "关闭"],
  held: ["{0} held", "{0} 项成立"],
  failed: ["{0} failed", "{0} 项失败"],
  unjudged: ["{0} not judged", "{0} 项无法判断"],
  agreed: ["{0} reported as in the model", "{0} 项上报一致"],
  diverged: ["{0} reported otherwise", "{0} 项上报不一致"],
  nothingAsserted: ["nothing is asserted", "没有断言"],
  branch: ["branch {0}", "分支 {0}"],
  eventCount: ["{0} events", "{0} 个事件"],
  start: ["the start, before the first event", "开头，第一个事件之前"],
  frame: ["a frame after #{0}", "#{0} 之后的一帧"],
  changed: ["Changed", "变化"],
  nothingChanged: ["nothing changed", "没有变化"],
  follows: ["follows from other fields", "由其他字段得出"],
  sent: ["Sent", "发出的回调"],
  said: ["Said here", "此处的记录"],
  expected: ["{0} expected, {1} found", "应为 {0}，实为 {1}"],
  observed: ["{0} on the device, {1} in the model", "设备上为 {0}，模型中为 {1}"],
  observedSame: ["{0} on the device, as in the model", "设备上为 {0}，与模型一致"],
  firstDifference: ["the first difference from the device", "与设备的第一处差异"],
  assertion: ["assertion that holds", "成立的断言"],
  failure: ["assertion that fails", "失败的断言"],
  report: ["device: as in the model", "设备：与模型一致"],
  difference: ["device: other than in the model", "设备：与模型不一致"],
  mark: ["mark", "标记"],
  note: ["note", "注释"],
  gesture: ["a finger is down", "手指按下"],
  motion: ["moves by itself", "自行运动"],
  otherEvent: ["another event", "其他事件"],
  line: ["line {0}", "第 {0} 行"],
  noBounds: ["nothing is laid out yet", "尚未布局"],
  noPages: ["no pages", "没有页面"],
  notLoaded: ["page {0}, not loaded", "第 {0} 页，未加载"],
  page: ["page {0}", "第 {0} 页"],
  header: ["header {0}", "头部 {0}"],
  row: ["row {0}", "第 {0} 行"],
  safeArea: ["safe area", "安全区"],
  fingerMoves: ["finger moves {0}", "手指带动 {0}"],
  noFinger: ["no finger", "没有手指"],
  pinned: ["pinned", "已吸顶"],
  current: ["page [{0}] of {1}", "页面 [{0}]，共 {1} 个"],
  rules: ["rules", "规则"],
  reference: ["rules of the reference", "参考规则"],
  picture: ["The screen at {0} seconds", "{0} 秒时的屏幕"],
  keySpace: ["play, pause", "播放、暂停"],
  keyArrows: ["a frame back or on", "前后一帧"],
  keyShiftArrows: ["an event back or on", "前后一个事件"],
  keyEnds: ["to the start, to the end", "到开头、到结尾"],
  keyFailures: ["next failure, failure before", "下一处、上一处失败"],
  keySpeed: ["slower, faster", "减速、加速"],
  keyHelp: ["this list", "本列表"],
};

let language = /^zh\b/i.test(navigator.language ?? "") ? "zh" : "en";
const listeners = [];

/// The words of a key, with what stands in their places {0}, {1}.
function say(key, ...places) {
  const text = WORDS[key][LANGUAGES.indexOf(language)];
  return text.replace(/\{(\d)\}/g, (_, place) => String(places[Number(place)]));
}

/// Calls `apply` now, and again when the language changes.
function inWords(apply) {
  listeners.push(apply);
  apply();
}

function setLanguage(other) {
  language = other;
  document.documentElement.lang = other === "zh" ? "zh-CN" : "en";
  for (const apply of listeners) apply();
}
