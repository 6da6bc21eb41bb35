// Elements, made with little ado. Texts are set as text: nothing of a session is read as markup.

const byId = (id) => document.getElementById(id);

function element(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  return filled(node, attributes, children);
}

function shape(tag, attributes = {}, ...children) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", tag);
  return filled(node, attributes, children);
}

function filled(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== null) node.setAttribute(name, value);
  }
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

/// The last index at which `list`, which ascends, is not more than `value`; −1 if there is none.
function lastIndex(list, value) {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle] <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/// As the shell and recordings write it.
function written(value) {
  if (typeof value === "string") return JSON.stringify(value);
  return value === undefined ? "" : String(value);
}

/// To a hundredth, for pictures.
const roughly = (number) => String(Math.round(number * 100) / 100);

/// Seconds with three decimals, of microseconds.
const seconds = (time) => (Math.floor(time / 1000) / 1000).toFixed(3);
