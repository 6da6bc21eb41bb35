import Shell

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// simdjson's parse of a recording's events, every field of each line on demand: a library for C++
/// without a program, so one is made here, where there is a compiler.
struct SimdjsonParse {
  private let program: String
  private let bench: Workbench

  /// Nil: no compiler, or no library.
  init?(_ bench: Workbench) throws(CommandError) {
    guard let compiler = ["c++", "g++", "clang++"].lazy.compactMap(bench.tool).first else {
      return nil
    }
    (program, self.bench) = ("\(bench.folder)/simdjson", bench)
    let source = "\(program).cpp"
    guard Self.write(Self.source, to: source) else { return nil }
    let flags = ["-std=c++17", "-O3", "-march=native", source, "-o", program, "-lsimdjson"]
    let environment = ["PATH": bench.searchPath, "TMPDIR": bench.folder]
    do throws(CommandError) {
      _ = try Child(compiler, flags, environment: environment).end(unless: bench.isInterrupted)
    } catch {
      try bench.requireNoInterrupt()
      return nil
    }
  }

  /// Of the parse alone: the file has been read into memory.
  func seconds(of path: String) throws(CommandError) -> Double {
    let result = "\(program).txt"
    _ = try Child(program, [path, result]).end(unless: bench.isInterrupted)
    guard let file = fopen(result, "r") else {
      throw CommandError("\(result) cannot be read", outcome: .fileError)
    }
    defer { fclose(file) }
    var text = [CChar](repeating: 0, count: 64)
    guard fgets(&text, Int32(text.count), file) != nil else { return 0 }
    return strtod(text, nil)
  }

  private static func write(_ text: String, to path: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    let isWritten = fputs(text, file) >= 0
    return fclose(file) == 0 && isWritten
  }

  private static let source = """
    #include <chrono>
    #include <cstdio>
    #include <simdjson.h>
    using namespace simdjson;

    int main(int, char **names) {
      padded_string file = padded_string::load(names[1]).value();
      auto start = std::chrono::steady_clock::now();
      double numbers = 0;
      ondemand::parser parser;
      ondemand::document_stream lines = parser.iterate_many(file, 1 << 20).value();
      for (auto line : lines) {
        ondemand::object record = line.get_object().value();
        std::string_view kind = record["kind"].get_string().value();
        if (kind != "event") continue;
        numbers += double(int64_t(record["id"].value()));
        numbers += double(int64_t(record["parent"].value()));
        numbers += double(int64_t(record["dt"].value()));
        for (auto event : record["event"].get_object().value())
          for (auto field : event.value().get_object().value()) {
            ondemand::value value = field.value();
            switch (value.type().value()) {
            case ondemand::json_type::number: numbers += value.get_double().value(); break;
            case ondemand::json_type::string: numbers += value.get_string().value().size(); break;
            case ondemand::json_type::boolean: numbers += value.get_bool().value(); break;
            default: break;
            }
          }
      }
      std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
      FILE *result = fopen(names[2], "w");
      return fprintf(result, "%.9f %g\\n", seconds.count(), numbers) < 0 || fclose(result) != 0;
    }

    """
}
