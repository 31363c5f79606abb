;;; lay-mode.el --- Layouts in SwiftUI's notation -*- lexical-binding: t -*-

(defvar lay-mode-font-lock-keywords
  `((,(regexp-opt '("struct" "enum" "extension" "func" "var" "let" "if" "else" "guard" "switch" "case" "default"
                    "for" "in" "while" "return" "some" "import" "static" "private" "true" "false" "nil")
                  'symbols)
     . font-lock-keyword-face)
    ("\\_<[A-Z][A-Za-z0-9_]*" . font-lock-type-face)
    ("\\.\\([a-z][A-Za-z0-9_]*\\)" 1 font-lock-function-name-face)
    ("[#@][A-Za-z]+" . font-lock-preprocessor-face)))

(defvar lay-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?/ ". 124b" table)
    (modify-syntax-entry ?* ". 23" table)
    (modify-syntax-entry ?\n "> b" table)
    table))

;;;###autoload
(define-derived-mode lay-mode prog-mode "Lay"
  "Layouts in SwiftUI's notation."
  (setq-local comment-start "// ")
  (setq-local font-lock-defaults '(lay-mode-font-lock-keywords)))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.lay\\'" . lay-mode))

(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '(lay-mode . ("lay" "lsp"))))

(provide 'lay-mode)
;;; lay-mode.el ends here
