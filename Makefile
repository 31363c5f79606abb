# The chores of lay, one word each. `make` alone lists them.

LAY := .build/release/lay
PREFIX ?= /usr/local

.PHONY: help run check quick test bench bench-instructions bench-peers fuzz test-sanitizers format install dist update-fixtures embedded playground clean release

help: ## list the chores
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 20

release: ## build the executable that is handed out: .build/release/lay
	swift build -c release --product lay

run: release ## draw samples/ into out/ and make a page of the pictures
	@$(LAY) render samples -o out
	@$(LAY) render samples/trailhead -o out-trailhead
	@echo "open out/index.html, or see it live: $(LAY) preview samples"

check: ## the fast loop: build, format of the changed files, the tests that are quick
	@Tests/Scripts/check

quick: ## the fastest answer: build, fixtures and measured cases
	@Tests/Scripts/check --fixtures

test: ## everything that CI runs
	@Tests/Scripts/test

bench: release ## report how long everything takes on generated inputs, two minutes; figures in .build/bench.json
	swift build -c release --product LayBenchmarks
	@for program in lay LayBenchmarks; do cp .build/release/$$program .build/copy && mv .build/copy .build/release/$$program; done # as they are installed: a linker's file takes longer to map
	.build/release/LayBenchmarks --save .build/bench.json
	@Tests/Scripts/lint-speed $(LAY)
	@Tests/Scripts/preview-speed $(LAY)
	@Tests/Scripts/lsp-speed $(LAY)
	@Tests/Scripts/format-speed $(LAY)
	@Tests/Scripts/code-speed $(LAY)

bench-peers: release ## time lay and other layout engines by turns; CLAY=… YOGA=… TAFFY=… PIKCHR=… are checkouts, CRATES=… holds those of Taffy's crates
	swift build -c release --product LayBenchmarks
	@Tests/Scripts/bench-peers --clay "$(CLAY)" --yoga "$(YOGA)" --taffy "$(TAFFY)" --crates "$(CRATES)" --pikchr "$(PIKCHR)"

bench-instructions: release ## count the instructions of stages and whole commands, by valgrind: the same on a busy machine
	swift build -c release --product LayBenchmarks
	@Tests/Scripts/instructions --hold Tests/Fixtures/instructions.txt

SECONDS ?= 60
TARGET ?= pipeline

fuzz: ## feed the compiler inputs nobody would write; SECONDS=… TARGET=parser|pipeline|font|format|editor|project|suggest FONTS=…
	@Tests/Scripts/fuzz $(TARGET) $(SECONDS) $(FONTS)

test-sanitizers: ## unit tests and whole commands under the sanitizers that the toolchain has
	@Tests/Scripts/sanitizers
	@for name in address undefined thread; do Tests/Scripts/sanitized-commands $$name || exit 1; done

format: release ## format the sources and the samples in place
	swift format --in-place --recursive Package.swift Sources Tests/*Tests Tests/LayTestSupport Tests/Dates
	$(LAY) format samples

install: release ## copy lay, its manual and completions to PREFIX (/usr/local unless given)
	@rm -rf .build/dist
	@Tests/Scripts/dist .build/dist
	install -d $(PREFIX)/bin
	install -m 755 .build/dist/lay-*/bin/lay $(PREFIX)/bin/lay
	cp -R .build/dist/lay-*/share $(PREFIX)/

dist: release ## pack the executable, its manual, completions and grammar into dist/
	@Tests/Scripts/dist

update-fixtures: release ## rewrite expected outputs and counts; read the difference before you commit it
	@Tests/Scripts/pages --write
	swift build --build-tests -Xswiftc -warnings-as-errors
	LAY_UPDATE_FIXTURES=1 swift test --skip-build --no-parallel --skip '^LayStressTests\.'
	swift build -c release --product LayBenchmarks
	@Tests/Scripts/instructions --save Tests/Fixtures/instructions.txt

embedded: release ## build the library for WebAssembly and compare its output with the native one
	@Tests/Scripts/embedded $(LAY)

playground: ## write the live page as static files, with the library as WebAssembly, into out/playground
	@Tests/Scripts/playground

clean: ## remove what was built
	rm -rf .build out dist
